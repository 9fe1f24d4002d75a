/**
 * A fake GitHub for the editor's tests: the part of its API that Sveltia CMS uses, backed by a real
 * git repository.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";

type Pull = {
  number: number;
  title: string;
  branch: string;
  isDraft: boolean;
  labels: string[];
  state: "open" | "closed";
  at: string;
};
type Commit = { oid: string; committedDate: string; message: string; author: object };
type Answer = { status: number; body?: unknown; bytes?: Buffer };
type CommitInput = {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
  message: { headline: string };
};
type Input = CommitInput & { name: string; oid: string; pullRequestId: string };

/** Users by their access token. */
const people: Record<string, string> = {
  "token-of-joiner": "joiner",
  "token-of-partner": "partner",
};

export class GitHost {
  readonly repository = mkdtempSync(join(tmpdir(), "git-host-"));
  readonly pulls: Pull[] = [];
  readonly #account: string;
  readonly #main: string;

  /** Copies a project's content into a new repository. */
  constructor(account: string, main: string, project = process.cwd()) {
    this.#account = account;
    this.#main = main;
    this.git(["init", "--quiet", "--bare", `--initial-branch=${main}`]);
    this.git(["-C", project, "--work-tree", project, "add", "app/content"]);
    const tree = this.git(["write-tree"]);
    this.git(["update-ref", this.#ref(main), this.git(["commit-tree", tree, "-m", "As it was"])]);
  }

  remove() {
    rmSync(this.repository, { recursive: true });
  }

  /** Runs git in the repository and returns its output. */
  git(args: string[], input?: string | Buffer, by = "joiner"): string {
    return this.#bytes(args, input, by).toString("utf8").trim();
  }

  #bytes(args: string[], input?: string | Buffer, by = "joiner"): Buffer {
    const name = { GIT_AUTHOR_NAME: by, GIT_COMMITTER_NAME: by };
    const email = { GIT_AUTHOR_EMAIL: `${by}@git.test`, GIT_COMMITTER_EMAIL: `${by}@git.test` };
    return execFileSync("git", ["--git-dir", this.repository, ...args], {
      cwd: this.repository,
      input,
      env: { ...process.env, ...name, ...email },
      maxBuffer: 1 << 28,
      stdio: ["pipe", "pipe", "pipe"],
    });
  }

  #ref = (branch: string) => `refs/heads/${branch}`;

  /** The paths of all files on a branch. */
  files = (branch: string) => this.git(["ls-tree", "-r", "--name-only", branch]).split("\n");

  /** The contents of a file on a branch. */
  file = (branch: string, path: string) => this.#bytes(["show", `${branch}:${path}`]);

  #log(...args: string[]): Commit[] {
    return this.git(["log", "--format=%H%x09%cI%x09%s%x09%an%x09%ae", ...args])
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [oid = "", committedDate = "", message = "", name, email] = line.split("\t");
        const author = { name, email, user: { id: 1, login: "joiner" } };
        return { oid, committedDate, message, author };
      });
  }

  #commit(by: string, { branch, expectedHeadOid, fileChanges, message }: CommitInput) {
    const head = this.git(["rev-parse", branch.branchName]);
    if (head !== expectedHeadOid) throw new Error(`Expected branch to point to "${head}"`);
    this.git(["read-tree", head]);
    for (const { path, contents } of fileChanges.additions) {
      const blob = this.git(["hash-object", "-w", "--stdin"], Buffer.from(contents, "base64"));
      this.git(["update-index", "--add", "--cacheinfo", `100644,${blob},${path}`]);
    }
    const gone = fileChanges.deletions.map(({ path }) => `0 ${"0".repeat(40)}\t${path}\n`);
    this.git(["update-index", "--index-info"], gone.join(""));
    const tree = this.git(["write-tree"]);
    const oid = this.git(["commit-tree", tree, "-p", head, "-m", message.headline], undefined, by);
    this.git(["update-ref", this.#ref(branch.branchName), oid, head]);
    const blobs = fileChanges.additions.map(({ path }, index) => [
      `file_${index}`,
      { oid: this.git(["rev-parse", `${oid}:${path}`]) },
    ]);
    return { commit: { ...this.#log("-1", oid)[0], ...Object.fromEntries(blobs) } };
  }

  /** Commits a change to a file on the main branch, as another user would. */
  commit(by: string, path: string, text: string) {
    const contents = Buffer.from(text).toString("base64");
    return this.#commit(by, {
      branch: { branchName: this.#main },
      expectedHeadOid: this.git(["rev-parse", this.#main]),
      fileChanges: { additions: [{ path, contents }], deletions: [] },
      message: { headline: `Changed ${path}` },
    });
  }

  #has = (branch: string) => this.git(["branch", "--list", branch]) !== "";

  #mutation(name: string, input: Input, by: string): unknown {
    if (name === "createCommitOnBranch") return this.#commit(by, input);
    if (name === "createRef") {
      if (this.#has(input.name.replace("refs/heads/", "")))
        throw new Error(`A ref named "${input.name}" already exists in the repository.`);
      this.git(["update-ref", input.name, input.oid]);
      return { ref: { name: input.name } };
    }
    const pull = this.pulls.find(({ number }) => `pull-${number}` === input.pullRequestId)!;
    pull.isDraft = name === "convertPullRequestToDraft";
    return { pullRequest: { isDraft: pull.isDraft } };
  }

  #pullNode = (pull: Pull) => ({
    id: `pull-${pull.number}`,
    number: pull.number,
    title: pull.title,
    url: `https://github.com/${this.#account}/pull/${pull.number}`,
    isDraft: pull.isDraft,
    isCrossRepository: false,
    createdAt: pull.at,
    updatedAt: pull.at,
    headRefName: pull.branch,
    headRefOid: this.git(["rev-parse", pull.branch]),
    author: { login: "joiner", name: "joiner", email: "joiner@git.test", databaseId: 1 },
    labels: { nodes: pull.labels.map((name) => ({ name })) },
    files: {
      nodes: this.git(["diff", "--name-status", `${this.#main}...${pull.branch}`])
        .split("\n")
        .filter(Boolean)
        .map((line) => line.split("\t"))
        .map(([kind, path]) => ({
          path,
          changeType: { A: "ADDED", D: "DELETED" }[kind!] ?? "MODIFIED",
        })),
    },
  });

  /** Looks up many blobs with one git call; null where there is none. */
  #blobs(expressions: string[]) {
    if (expressions.length === 0) return [];
    const answer = this.#bytes(["cat-file", "--batch"], expressions.join("\n"));
    let at = 0;
    return expressions.map(() => {
      const end = answer.indexOf("\n", at);
      const [oid, , size] = answer.subarray(at, end).toString().split(" ");
      at = end + 1;
      if (size === undefined) return null;
      const bytes = answer.subarray(at, at + Number(size));
      at += Number(size) + 1;
      const isBinary = bytes.includes(0);
      const text = isBinary ? null : bytes.toString("utf8");
      return { oid, byteSize: bytes.length, isBinary, isTruncated: false, text };
    });
  }

  /** The aliased fields of a GraphQL query, such as `file_3: object(expression: "…")`. */
  #aliases(query: string) {
    const wanted = /(\w+_\d+): +(?:object\((oid|expression): ("(?:[^"\\]|\\.)*")\)|ref\()/g;
    return [...query.matchAll(wanted)].map(([whole, alias = "", kind, text = '""'], at, all) => ({
      alias,
      kind,
      what: JSON.parse(text) as string,
      rest: query.slice(query.indexOf(whole), all[at + 1]?.index),
    }));
  }

  #query(query: string, variables: Record<string, string>): unknown {
    const branch = variables["branch"] ?? this.#main;
    if (query.includes("fork: repository")) {
      const base = { ref: { target: { oid: this.git(["rev-parse", this.#main]) } } };
      return { fork: { id: "repository" }, base };
    }
    if (query.includes("pullRequests(headRefName")) {
      const open = this.pulls.filter((pull) => pull.state === "open" && pull.branch === branch);
      return { repository: { pullRequests: { totalCount: open.length } } };
    }
    if (query.includes("pullRequests(")) {
      const open = this.pulls.filter(({ state }) => state === "open");
      return { repository: { pullRequests: { nodes: open.map(this.#pullNode) } } };
    }
    const aliases = this.#aliases(query);
    if (aliases.length > 0) {
      const latest = new Map<string, Commit>();
      const asked = aliases.filter(({ kind }) => kind).map(({ what }) => what);
      const blobs = new Map(this.#blobs(asked).map((blob, index) => [asked[index]!, blob]));
      const answers = aliases.map(({ alias, kind, what, rest }) => {
        if (kind && /deployments|status \{|checkSuites/.test(rest)) return [alias, {}];
        if (kind) return [alias, blobs.get(what)];
        const path = JSON.parse(/path: ("(?:[^"\\]|\\.)*")/.exec(rest)?.[1] ?? '""') as string;
        if (rest.includes("first: 100"))
          return [alias, { target: { history: { nodes: this.#log(branch, "--", path) } } }];
        // One git call for all files: most have not changed since the first commit.
        if (latest.size === 0) {
          for (const commit of this.#log(branch).toReversed()) {
            const changed = this.git(["show", "--format=", "--name-only", commit.oid]);
            for (const file of changed.split("\n")) latest.set(file, commit);
          }
        }
        return [alias, { target: { history: { nodes: [latest.get(path)] } } }];
      });
      return { repository: Object.fromEntries(answers) };
    }
    if (!this.#has(branch)) return { repository: { ref: null } };
    const [last] = this.#log("-1", branch);
    return { repository: { ref: { target: { oid: last!.oid, history: { nodes: [last] } } } } };
  }

  /** Merges a branch, as GitHub's green button does. */
  #merge(pull: Pull, title: string, by: string): Answer {
    const [main, head] = [this.#main, pull.branch].map((name) => this.git(["rev-parse", name]));
    let tree = "";
    try {
      tree = this.git(["merge-tree", "--write-tree", main!, head!]).split("\n")[0]!;
    } catch {
      return { status: 405, body: { message: "Pull Request has merge conflicts" } };
    }
    const oid = this.git(
      ["commit-tree", tree, "-p", main!, "-p", head!, "-m", title],
      undefined,
      by,
    );
    this.git(["update-ref", this.#ref(this.#main), oid, main!]);
    pull.state = "closed";
    return { status: 200, body: { merged: true, sha: oid } };
  }

  /** The API's response to a request. */
  answer(method: string, path: string, body: Record<string, unknown>, token = ""): Answer {
    const by = people[token];
    if (!by) return { status: 401, body: { message: "Bad credentials" } };
    if (path === "/graphql") {
      const { query, variables = {} } = body as {
        query: string;
        variables?: Record<string, unknown>;
      };
      const mutation = /^\s*mutation.*?\{\s*(\w+)\(/s.exec(query)?.[1];
      try {
        const data = mutation
          ? { [mutation]: this.#mutation(mutation, variables["input"] as Input, by) }
          : this.#query(query, variables as Record<string, string>);
        return { status: 200, body: { data } };
      } catch (error) {
        return {
          status: 200,
          body: { data: null, errors: [{ message: (error as Error).message }] },
        };
      }
    }
    if (path === "/user")
      return { status: 200, body: { id: 1, login: by, name: by, email: `${by}@git.test` } };
    const [, , owner, name, ...rest] = path.split("/");
    if (`${owner}/${name}` !== this.#account)
      return { status: 404, body: { message: "Not Found" } };
    const place = rest.join("/").replace(/\?.*/, "");
    if (place.startsWith("collaborators/")) return { status: 204 };
    if (place.startsWith("git/trees/")) {
      const tree = this.git(["ls-tree", "-r", "-l", place.slice("git/trees/".length)])
        .split("\n")
        .map((line) => /^\d+ (\w+) (\w+)\s+(\d+)\t(.*)$/.exec(line)!)
        .map(([, type, sha, size, file]) => ({ type, sha, size: Number(size), path: file }));
      return { status: 200, body: { tree } };
    }
    if (place.startsWith("git/blobs/"))
      return {
        status: 200,
        bytes: this.#bytes(["cat-file", "blob", place.slice("git/blobs/".length)]),
      };
    if (place.startsWith("git/refs/heads/") && method === "DELETE") {
      this.git(["update-ref", "-d", this.#ref(decodeURI(place.slice("git/refs/heads/".length)))]);
      return { status: 204 };
    }
    if (place === "pulls" && method === "POST") {
      const { title, head, draft } = body as { title: string; head: string; draft: boolean };
      if (this.pulls.some((pull) => pull.branch === head && pull.state === "open")) {
        const message = `A pull request already exists for ${head}.`;
        return { status: 422, body: { message: "Validation Failed", errors: [{ message }] } };
      }
      const at = new Date().toISOString();
      const number = this.pulls.length + 1;
      this.pulls.push({
        number,
        title,
        branch: head,
        isDraft: draft,
        labels: [],
        state: "open",
        at,
      });
      const { id, url, headRefOid } = this.#pullNode(this.pulls.at(-1)!);
      const shown = { node_id: id, html_url: url, head: { sha: headRefOid } };
      return { status: 201, body: { number, title, created_at: at, updated_at: at, ...shown } };
    }
    const number = Number(/^(?:pulls|issues)\/(\d+)/.exec(place)?.[1]);
    const pull = this.pulls.find((one) => one.number === number);
    if (!pull) return { status: 404, body: { message: "Not Found" } };
    if (place.endsWith("/merge")) return this.#merge(pull, String(body["commit_title"]), by);
    if (body["labels"]) pull.labels = body["labels"] as string[];
    if (body["state"]) pull.state = body["state"] as Pull["state"];
    return { status: 200, body: { labels: pull.labels.map((label) => ({ name: label })) } };
  }

  /** Routes a page's requests to GitHub here. */
  async serve(page: Page): Promise<void> {
    await page.context().route("https://api.github.com/**", async (route) => {
      const request = route.request();
      const { pathname, search } = new URL(request.url());
      const token = (await request.headerValue("authorization"))?.replace(/^token /, "");
      const given = (request.postDataJSON() ?? {}) as Record<string, unknown>;
      const { status, body, bytes } = this.answer(
        request.method(),
        pathname + search,
        given,
        token,
      );
      await route.fulfill({
        status,
        headers: { "Access-Control-Allow-Origin": "*" },
        ...(bytes
          ? { body: bytes, contentType: "application/octet-stream" }
          : {
              body: body === undefined ? "" : JSON.stringify(body),
              contentType: "application/json",
            }),
      });
    });
  }
}
