import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate as nextRound, setTimeout as pause } from "node:timers/promises";
import Fastify from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";
import { listen } from "./listen.ts";

const host = "127.0.0.1";

describe.runIf(process.platform === "linux")("several doors", () => {
  test("those who come at once are in long before the server went round once for each of them", async () => {
    const app = Fastify();
    onTestFinished(() => app.close());
    let arrived = 0;
    app.server.on("connection", () => (arrived += 1));
    const { port } = new URL(await listen(app, { host, port: 0 }));

    const comers = Array.from({ length: 64 }, () => connect(Number(port), host));
    onTestFinished(() => comers.forEach((comer) => comer.destroy()));
    let rounds = 0;
    while (arrived < comers.length) {
      await nextRound();
      rounds += 1;
    }
    expect(rounds).toBeLessThan(comers.length / 2);
  });

  test("whoever is being answered when the server ends gets the answer, and who only stays is let go", async () => {
    const app = Fastify();
    let answerAll = () => {};
    const allowed = new Promise<void>((resolve) => (answerAll = resolve));
    let asked = 0;
    app.get("/slow", async () => {
      asked += 1;
      await allowed;
      return "answered";
    });
    app.get("/quick", () => "answered");
    const address = await listen(app, { host, port: 0 });
    const agent = new Agent({ keepAlive: true });
    const ask = async (path: string) => {
      const [answer] = (await once(get(`${address}${path}`, { agent }), "response")) as [
        IncomingMessage,
      ];
      return [answer.statusCode, await text(answer)];
    };

    // Enough that there is somebody at every door.
    await Promise.all(Array.from({ length: 32 }, () => ask("/quick")));
    const answers = Array.from({ length: 24 }, () => ask("/slow"));
    while (asked < answers.length) await pause(5);
    const closed = app.close();
    const late = connect(Number(new URL(address).port), host);
    await expect(once(late, "connect")).rejects.toThrow("ECONNREFUSED");
    answerAll();

    expect(await Promise.all(answers)).toEqual(answers.map(() => [200, "answered"]));
    await closed;
  });

  test("a port that somebody else has is refused, even where they would share it", async () => {
    const other = createServer();
    other.listen({ host, port: 0, reusePort: true });
    await once(other, "listening");
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const app = Fastify();
    onTestFinished(() => app.close());
    await expect(listen(app, { host, port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  });
});
