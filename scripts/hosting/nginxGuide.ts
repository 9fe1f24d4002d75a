import { readFileSync } from "node:fs";

/** What the guide for nginx has its reader do on the server, in its order, and the packages that it names. */
export function nginxGuide(): { commands: string[]; packages: string[] } {
  const guide = readFileSync("docs/developers/hosting.md", "utf8");
  const [, part = ""] = /^### nginx\n([^]*?)^##/m.exec(guide) ?? [];
  const commands = [...part.matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, text = ""]) =>
    text.trim().split("\n"),
  );
  const [, packages = ""] = /^sudo apt-get install (.*)$/m.exec(part) ?? [];
  return { commands, packages: packages.split(" ") };
}
