import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder unless it is there. Processes that run at the same time may each do so: the folder is
 * there once it is whole, and the first one stays.
 * @param fill puts the files into the folder that it is given
 */
export async function makeFolder(
  folder: string,
  fill: (own: string) => void | Promise<void>,
): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const own = mkdtempSync(`${folder}-`);
  await fill(own);
  try {
    renameSync(own, folder);
  } catch {
    rmSync(own, { recursive: true });
  }
}
