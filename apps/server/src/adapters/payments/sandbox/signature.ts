import { createHmac, timingSafeEqual } from "node:crypto";

/** An older signature may have been intercepted and replayed. */
const toleranceSeconds = 300;

const mac = (body: Buffer, seconds: string, secret: string): Buffer =>
  createHmac("sha256", secret).update(`${seconds}.`).update(body).digest();

/** `t=…,v1=…`: HMAC-SHA256 over the time and the body. */
export function sign(body: Buffer, secret: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${mac(body, seconds, secret).toString("hex")}`;
}

/** Whether the header is this secret's signature of the body, no more than five minutes old. */
export function isSigned(body: Buffer, header: string, secret: string, now: Date): boolean {
  const parts = header.split(",").map((part) => part.trim().split("="));
  const seconds = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(seconds)) return false;
  if (now.getTime() / 1000 - Number(seconds) > toleranceSeconds) return false;
  const wanted = mac(body, seconds, secret);
  return parts.some(([name, value = ""]) => {
    const given = Buffer.from(value, "hex");
    return name === "v1" && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
