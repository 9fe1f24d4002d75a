import { readFileSync } from "node:fs";

/**
 * The commands that the nginx guide has its reader run on the server, in order, and the packages it
 * installs.
 */
export function nginxGuide(): { commands: string[]; packages: string[] } {
  const guide = readFileSync("docs/developers/hosting.md", "utf8");
  const [, part = ""] = /^### nginx\n([^]*?)^##/m.exec(guide) ?? [];
  const commands = [...part.matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, text = ""]) =>
    text.trim().split("\n"),
  );
  const [, packages = ""] = /^sudo apt-get install (.*)$/m.exec(part) ?? [];
  return { commands, packages: packages.split(" ") };
}
