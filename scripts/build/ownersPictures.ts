/** Messages for an owner who adds photographs to the folder. */
import { exportHeic } from "./readPicture.ts";

/** Picture files whose format or name is not supported, each with what to do about it. */
export function pictureNameFaults(files: string[]): string[] {
  return files.flatMap((file) => {
    if (/\.hei[cf]$/i.test(file)) {
      return [`${file}: ${exportHeic}`];
    }
    if (/\.(png|avif|gif|tiff?|bmp|jfif|jxl)$/i.test(file)) {
      return [
        `${file}: photographs are taken as JPEG or WebP. Export it as JPEG and put that here.`,
      ];
    }
    const isPicture = /\.(jpe?g|webp|svg|mp4|webm)$/i.test(file);
    if (!isPicture || /^[a-z0-9/_-]+\.(jpg|webp|svg|mp4|webm)$/.test(file)) return [];
    const better = file
      .toLowerCase()
      .replace(/\.jpe?g$/, ".jpg")
      .replaceAll(/[^a-z0-9/._-]+/g, "-")
      .replaceAll(/\.(?=.*\.)/g, "-")
      .replaceAll(/-{2,}/g, "-");
    return [
      `${file}: names are small letters, digits, hyphens and underscores. Call it ${better}.`,
    ];
  });
}

/** Whether a file is a photograph, judging by its name. */
export const isPhotograph = (file: string) => /\.(jpg|webp)$/.test(file);

/**
 * Photographs that no entry uses, which are not published. `texts` is all content as source text.
 */
export const unnamed = (files: string[], texts: string[]): string[] =>
  files.filter((file) => isPhotograph(file) && !texts.some((text) => text.includes(file)));

/** What to do about a photograph that no entry uses. */
export const askForWords = (file: string) =>
  `${file}: no entry shows it yet, so it is not published. Name it in one, and say under alt what is to be seen:\n    - src: ${file}\n      alt: …`;
