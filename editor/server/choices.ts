/** What fields that name another entry may name, with words to choose it by. */
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { contentFolder, frontMatter, readYaml } from "../../app/content/read.server.ts";
import type { Reference } from "../words.ts";

export type Choice = { value: string; label: string };
export type Choices = Record<Reference, Choice[]>;

/** Read without the validators: the editor must open when an entry is not sound, to mend it. */
function named(folder: string, field: "title" | "name") {
  let files: string[] = [];
  try {
    files = readdirSync(join(contentFolder, folder)).filter((file) => file.endsWith(".md"));
  } catch {
    // A firm without guides has no such folder.
  }
  return files.toSorted().map((file) => {
    const value = basename(file, ".md");
    try {
      const head = frontMatter.exec(readFileSync(join(contentFolder, folder, file), "utf8"))?.[1];
      const fields = parse(head ?? "") as Record<string, unknown>;
      return { value, label: String(fields[field]), fields };
    } catch {
      return { value, label: value, fields: {} };
    }
  });
}

export function readChoices(): Choices {
  const plain = ({ value, label }: Choice) => ({ value, label });
  const services = named("services", "name");
  const towns = named("towns", "name");
  const paths = services.flatMap(({ value, label, fields }) => {
    const own: unknown = (fields as { towns?: unknown }).towns;
    const slugs = own === "all" ? towns.map((town) => town.value) : Array.isArray(own) ? own : [];
    return [
      { value: `/services/${value}`, label },
      ...towns
        .filter((town) => slugs.includes(town.value))
        .map((town) => ({
          value: `/services/${value}/${town.value}`,
          label: `${label} in ${town.label}`,
        })),
    ];
  });
  const kinds = readYaml(contentFolder, "kinds.yaml") as string[];
  return {
    kind: kinds.map((kind) => ({ value: kind, label: kind })),
    project: named("projects", "title").map(plain),
    guide: named("guides", "title").map(plain),
    service: services.map(plain),
    town: towns.map(plain),
    "service-path": paths,
  };
}
