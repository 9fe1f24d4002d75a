/**
 * Checks prerequisites, and says in one line what is missing instead of failing obscurely later.
 * Runs after each installation too, on whatever Node that has: plain JavaScript of 2020.
 */
import { existsSync, readdirSync } from "node:fs";

const { arch, platform, version, versions } = process;
const [major, minor] = versions.node.split(".").map(Number);
const ownNode = `node-linux-${arch}`;
const bringsNode = platform === "linux" && (arch === "x64" || arch === "arm64");
const install = bringsNode ? 'Run "npm ci".' : 'Install Node 24 and run "npm ci".';

/** npm leaves out, without a word, optional packages that ask for a newer Node than its own. */
function isComplete() {
  const packages = existsSync("node_modules/@rolldown")
    ? readdirSync("node_modules/@rolldown")
    : [];
  return packages.some((name) => name.startsWith(`binding-${platform}-${arch}`));
}

function missing() {
  if (!existsSync("node_modules/react-router")) return `The packages are not installed. ${install}`;
  if (major < 22 || (major === 22 && minor < 22)) {
    const needed = `Node 22.22 or newer is needed; this is ${version}.`;
    if (!existsSync(`node_modules/${ownNode}`)) return `${needed} ${install}`;
    return existsSync("node_modules/.bin/node")
      ? `${needed} Run this by npm, which takes the project's own: "npm start", for one.`
      : `${needed} Run "npm rebuild", which links the project's own.`;
  }
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
