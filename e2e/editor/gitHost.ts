/**
 * A fake GitHub: the part of its API that Sveltia CMS uses, with a real git repository behind it. What it
 * doesn't know is answered with an error, which fails the test.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";

type Pull = {
  number: number;
  branch: string;
  isDraft: boolean;
  labels: { name: string }[];
  state: "open" | "closed";
};
type Answer = { status: number; body?: unknown };
type Change = {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[] };
  message: { headline: string };
};
type Input = Change & { name: string; oid: string; pullRequestId: string };

const user = { id: 1, login: "joiner", name: "joiner", email: "joiner@git.test" };
const identity = {
  GIT_AUTHOR_NAME: user.name,
  GIT_AUTHOR_EMAIL: user.email,
  GIT_COMMITTER_NAME: user.name,
  GIT_COMMITTER_EMAIL: user.email,
};

export class GitHost {
  readonly pulls: Pull[] = [];
  /** What was asked of it that it doesn't know. */
  readonly problems: string[] = [];
  readonly #repository = mkdtempSync(join(tmpdir(), "git-host-"));
  readonly #account: string;
  readonly #main: string;

  /** Copies the project's content into a new repository. */
  constructor(account: string, main: string) {
    this.#account = account;
    this.#main = main;
    this.git(["init", "--quiet", "--bare"]);
    this.git(["-C", process.cwd(), "--work-tree", process.cwd(), "add", "app/content"]);
    const first = this.git(["commit-tree", this.git(["write-tree"]), "-m", "As it was"]);
    this.git(["branch", main, first]);
  }

  remove = () => rmSync(this.#repository, { recursive: true });

  #bytes = (args: string[], input: string | Buffer = ""): Buffer =>
    execFileSync("git", ["--git-dir", this.#repository, ...args], {
      cwd: this.#repository,
      input,
      env: { ...process.env, ...identity },
      maxBuffer: 1 << 28,
      stdio: ["pipe", "pipe", "pipe"],
    });

  /** Runs git in the repository and returns its output. */
  git = (args: string[], input?: string | Buffer) => this.#bytes(args, input).toString().trim();

  /** The paths of all files on a branch. */
  files = (branch: string) => this.git(["ls-tree", "-r", "--name-only", branch]).split("\n");

  /** The contents of a file on a branch. */
  file = (branch: string, path: string) => this.#bytes(["show", `${branch}:${path}`]);

  #head = (branch: string) => this.git(["rev-parse", branch]);

  #log(at: string) {
    const [oid, committedDate, message] = this.git(["log", "-1", "--format=%H%n%cI%n%s", at]).split(
      "\n",
    );
    return { oid, committedDate, message, author: { ...user, user } };
  }

  #commit({ branch: { branchName }, expectedHeadOid, fileChanges, message }: Change) {
    this.git(["read-tree", expectedHeadOid]);
    const blobs = fileChanges.additions.map(({ path, contents }) => ({
      path,
      oid: this.git(["hash-object", "-w", "--stdin"], Buffer.from(contents, "base64")),
    }));
    const lines = blobs.map(({ path, oid }) => `100644 ${oid}\t${path}\n`);
    this.git(["update-index", "--index-info"], lines.join(""));
    const tree = this.git(["write-tree"]);
    const commit = this.git(["commit-tree", tree, "-p", expectedHeadOid, "-m", message.headline]);
    this.git(["branch", "--force", branchName, commit]);
    const files = blobs.map(({ oid }, index) => [`file_${index}`, { oid }]);
    return { commit: { ...this.#log(commit), ...Object.fromEntries(files) } };
  }

  #mutation(name: string, input: Input): unknown {
    if (name === "createCommitOnBranch") return this.#commit(input);
    if (name === "createRef") {
      this.git(["update-ref", input.name, input.oid]);
      return { ref: { name: input.name } };
    }
    if (name !== "convertPullRequestToDraft" && name !== "markPullRequestReadyForReview")
      throw new Error(`unknown mutation: ${name}`);
    const pull = this.#pull(Number(input.pullRequestId.replace("pull-", "")));
    pull.isDraft = name === "convertPullRequestToDraft";
    return { pullRequest: { isDraft: pull.isDraft } };
  }

  #pull(wanted: number): Pull {
    const pull = this.pulls.find(({ number }) => number === wanted);
    if (!pull) throw new Error(`unknown pull request: ${wanted}`);
    return pull;
  }

  /** Looks up many files with one call of git. */
  #blobs(hashes: string[]) {
    const answer = this.#bytes(["cat-file", "--batch"], hashes.join("\n"));
    let at = 0;
    return hashes.map((oid) => {
      const start = answer.indexOf("\n", at) + 1;
      const byteSize = Number(answer.subarray(at, start).toString().split(" ")[2]);
      at = start + byteSize + 1;
      const text = answer.subarray(start, at - 1).toString();
      return { oid, byteSize, isBinary: false, isTruncated: false, text };
    });
  }

  #query(query: string, branch = this.#main): unknown {
    // No draft is open yet when someone signs in.
    if (query.includes("pullRequests("))
      return { repository: { pullRequests: { totalCount: 0, nodes: [] } } };
    const last = this.#log(branch);
    const target = { oid: last.oid, history: { nodes: [last] } };
    if (query.includes("fork: repository"))
      return { fork: { id: "repository" }, base: { ref: { target } } };
    // Of the branch its last commit, of files their contents or last commits: `content_0: object(…`.
    const aliases = [...query.matchAll(/\b([a-z]+)_\d+: /g)].map(([, alias]) => alias);
    const isKnown =
      aliases.length === 0
        ? /\.\.\. on Commit\s*\{\s*(oid|history\(first: 1\))/.test(query)
        : aliases.every((alias) => alias === "content" || alias === "commit");
    if (!isKnown) throw new Error(`unknown query: ${query}`);
    const files = [...query.matchAll(/(content_\d+): +object\(oid: "(\w+)"/g)];
    const blobs = this.#blobs(files.map(([, , oid = ""]) => oid));
    // Of every file the last commit is that of the branch.
    const commits = [...query.matchAll(/(commit_\d+): +(\w+)/g)].map(([, alias, kind]) => [
      alias,
      kind === "ref" ? { target } : {},
    ]);
    const contents = files.map(([, alias], index) => [alias, blobs[index]]);
    return { repository: { ref: { target }, ...Object.fromEntries([...contents, ...commits]) } };
  }

  /** Merges a branch that is ahead of the main one: nothing else is published meanwhile. */
  #merge(pull: Pull): Answer {
    const oid = this.#head(pull.branch);
    this.git(["branch", "--force", this.#main, oid]);
    pull.state = "closed";
    return { status: 200, body: { merged: true, sha: oid } };
  }

  #rest(place: string, body: Record<string, unknown>): Answer {
    const [, what, rest = ""] = /^([a-z]+\/?[a-z]*)\/(.*)$/.exec(place) ?? ["", place];
    if (what === "collaborators") return { status: 204 };
    if (what === "git/trees") {
      const tree = this.git(["ls-tree", "-r", "-l", rest.replace(/\?.*/, "")])
        .split("\n")
        .map((line) => /^\d+ (\w+) (\w+)\s+(\d+)\t(.*)$/.exec(line)!)
        .map(([, type, sha, size, path]) => ({ type, sha, size: Number(size), path }));
      return { status: 200, body: { tree } };
    }
    if (what === "git/blobs") return { status: 200, body: this.#bytes(["cat-file", "blob", rest]) };
    if (what === "git/refs") {
      this.git(["update-ref", "-d", `refs/${decodeURI(rest)}`]);
      return { status: 204 };
    }
    if (place === "pulls") {
      const number = this.pulls.length + 1;
      const branch = String(body["head"]);
      this.pulls.push({ number, branch, isDraft: true, labels: [], state: "open" });
      const at = new Date().toISOString();
      const head = { sha: this.#head(branch) };
      const shown = { number, node_id: `pull-${number}`, title: body["title"], head };
      return { status: 201, body: { ...shown, created_at: at, updated_at: at } };
    }
    const [, number] = /^(?:pulls|issues)\/(\d+)(?:\/merge|\/labels)?$/.exec(place) ?? [];
    if (number === undefined) throw new Error(`unknown path: ${place}`);
    const pull = this.#pull(Number(number));
    if (place.endsWith("/merge")) return this.#merge(pull);
    if (body["labels"]) pull.labels = (body["labels"] as string[]).map((name) => ({ name }));
    if (body["state"]) pull.state = body["state"] as Pull["state"];
    return { status: 200, body: { labels: pull.labels } };
  }

  #answer(path: string, body: Record<string, unknown>): Answer {
    if (path === "/user") return { status: 200, body: user };
    if (path !== "/graphql") return this.#rest(path.slice(`/repos/${this.#account}/`.length), body);
    const { query, variables } = body as {
      query: string;
      variables: { input: Input; branch?: string };
    };
    const mutation = /^\s*mutation.*?\{\s*(\w+)\(/s.exec(query)?.[1];
    const data = mutation
      ? { [mutation]: this.#mutation(mutation, variables.input) }
      : this.#query(query, variables.branch);
    return { status: 200, body: { data } };
  }

  #answerOrNote(path: string, body: Record<string, unknown>): Answer {
    try {
      return this.#answer(path, body);
    } catch (error) {
      this.problems.push(String(error));
      return { status: 501 };
    }
  }

  /** Routes a page's requests to GitHub here. */
  serve = (page: Page) =>
    page.context().route("https://api.github.com/**", (route) => {
      const request = route.request();
      const { pathname, search } = new URL(request.url());
      const given = (request.postDataJSON() ?? {}) as Record<string, unknown>;
      const { status, body } = this.#answerOrNote(pathname + search, given);
      return route.fulfill({
        status,
        headers: { "Access-Control-Allow-Origin": "*" },
        ...(body instanceof Buffer ? { body } : body !== undefined && { json: body }),
      });
    });
}
