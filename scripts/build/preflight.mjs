/**
 * Checks prerequisites, and says in one line what is missing instead of failing obscurely later.
 */
import { existsSync } from "node:fs";

const wanted = [22, 22];
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  console.error(
    `Node ${wanted.join(".")} or newer is needed; this is ${process.version}. On Linux run "npm ci", which brings its own; elsewhere install Node 24.`,
  );
  process.exit(1);
}
if (!existsSync("node_modules/react-router")) {
  console.error('The packages are not installed. Run "npm ci".');
  process.exit(1);
}
