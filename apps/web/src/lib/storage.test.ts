import { describe, expect, it } from "vitest";
import { guardedStore, readJson, writeJson } from "./storage.ts";

function memoryArea(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const refusing = (): Storage => {
  throw new DOMException("denied", "SecurityError");
};

describe("a guarded store", () => {
  it("keeps text in the browser's store", () => {
    const area = memoryArea();
    guardedStore(() => area).write("name", "rosa");
    expect(guardedStore(() => area).read("name")).toBe("rosa");
  });

  it("keeps text for the page where the browser refuses", () => {
    const store = guardedStore(refusing);
    store.write("name", "rosa");
    expect(store.read("name")).toBe("rosa");
    store.remove("name");
    expect(store.read("name")).toBeUndefined();
  });

  it("prefers what was written last when the store fills up", () => {
    const area = memoryArea();
    const store = guardedStore(() => area);
    store.write("name", "rosa");
    area.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    store.write("name", "sam");
    expect(store.read("name")).toBe("sam");
  });

  it("reads damaged JSON as nothing", () => {
    const area = memoryArea();
    const store = guardedStore(() => area);
    store.write("settings", "{");
    expect(readJson(store, "settings")).toBeUndefined();
    writeJson(store, "settings", { textSize: 150 });
    expect(readJson(store, "settings")).toEqual({ textSize: 150 });
  });
});
