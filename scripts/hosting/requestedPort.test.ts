import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";

const ask = (port: string) =>
  spawnSync(process.execPath, ["scripts/hosting/requestedPort.mjs"], {
    env: { ...process.env, PORT: port },
    encoding: "utf8",
  });

test.each(["abc", "0", "70000", ""])("PORT=%s is refused in one line", (port) => {
  const { status, stderr } = ask(port);
  expect(status).toBe(1);
  expect(stderr).toBe(
    `PORT=${port} is no port: expected a number from 1 to 65535, as in PORT=4173 npm start\n`,
  );
});

test("a port in use is refused in one line that suggests another", async () => {
  const other = createServer().listen(0);
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { status, stderr } = ask(String(port));
  other.close();
  expect(status).toBe(1);
  expect(stderr).toMatch(
    new RegExp(`^Port ${port} is taken\\. .* choose another: PORT=\\d+ npm start\\n$`),
  );
});
