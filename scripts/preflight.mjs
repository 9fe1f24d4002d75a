/**
 * Ends an installation after which nothing would run, with one line that says what to do. Called once,
 * after `npm ci`, on whatever Node that has: plain JavaScript of 2020.
 */
import { existsSync, readdirSync } from "node:fs";

const { arch, platform, version, versions } = process;
const [major, minor] = versions.node.split(".").map(Number);
const ownNode = `node-linux-${arch}`;
const bringsNode = platform === "linux" && (arch === "x64" || arch === "arm64");
const install = 'Install Node 24 and run "npm ci".';

/** npm leaves out, without a word, optional packages that ask for a newer Node than its own. */
function isComplete() {
  const packages = existsSync("node_modules/@rolldown")
    ? readdirSync("node_modules/@rolldown")
    : [];
  return packages.some((name) => name.startsWith(`binding-${platform}-${arch}`));
}

function missing() {
  // Where the project brings its own, npm runs this with it.
  if (major < 22 || (major === 22 && minor < 22))
    return `Node 22.22 or newer is needed; this is ${version}. ${install}`;
  if (!isComplete())
    return `Some packages are missing: npm leaves them out on a Node older than 20.19. ${
      bringsNode ? `Run "npx -p ${ownNode} npm ci", which uses the project's own.` : install
    }`;
  return undefined;
}

const why = missing();
if (why) {
  console.error(why);
  process.exit(1);
}
