/**
 * Follows the nginx part of docs/developers/hosting.md to the letter, on a minimal Debian.
 *
 *   npm run check:nginx
 *
 * mmdebstrap creates the system in a folder, from this machine's package sources. The guide's
 * commands run in their own network namespace, so that ports 80 and 443 are free and nothing is
 * requested from certbot's authority. Needs a build, and Linux with root, mmdebstrap, unshare, ip,
 * openssl and a reachable mirror; if one of these is missing it says so and exits with 77.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { nginxGuide } from "../hosting/nginxGuide.ts";
import { pack } from "../hosting/prepare.ts";
import { writeHosting } from "../hosting/writeHosting.ts";
import { apart, bareDebian, end, needRootAnd } from "../lib/bareDebian.ts";

needRootAnd("mmdebstrap", "apt-config", "setpriv", "unshare", "ip", "openssl");
const tried = spawnSync(...apart("--net", "true"), { encoding: "utf8" });
if (tried.status !== 0) end(tried.stderr.trim());

const tree = bareDebian(["sudo", ...nginxGuide().packages], "bookworm");

writeHosting(join(tree, "root/hosting"), "firm.example");
// Maximum brotli takes half a minute.
await pack(join(tree, "root/hosting/site"), 4);
const { status } = spawnSync(
  ...apart(
    "--net",
    `--mount-proc=${join(tree, "proc")}`,
    process.execPath,
    "scripts/hosting/followNginxGuide.ts",
    tree,
  ),
  { stdio: "inherit" },
);
process.exit(status ?? 1);
