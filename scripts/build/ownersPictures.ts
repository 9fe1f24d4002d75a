/** What an owner who drops photographs into the folder may have to be told. */

/** Files that could be pictures but will not be taken, each with what to do about it. */
export function namesToMend(files: string[]): string[] {
  return files.flatMap((file) => {
    if (/\.hei[cf]$/i.test(file)) {
      return [
        `${file}: browsers show no HEIC. On the iPhone choose Settings, Camera, Formats, Most Compatible, or open the file and export it as JPEG; then put the .jpg here instead.`,
      ];
    }
    if (/\.(png|webp|avif|gif|tiff?)$/i.test(file)) {
      return [`${file}: photographs are taken as JPEG only. Export it as JPEG and put that here.`];
    }
    const isPicture = /\.(jpe?g|svg|mp4|webm)$/i.test(file);
    if (!isPicture || /^[a-z0-9/-]+\.(jpg|svg|mp4|webm)$/.test(file)) return [];
    const better = file
      .toLowerCase()
      .replace(/\.jpe?g$/, ".jpg")
      .replaceAll(/[^a-z0-9/.-]+/g, "-")
      .replaceAll(/\.(?=.*\.)/g, "-");
    return [`${file}: names are small letters, digits and hyphens. Call it ${better}.`];
  });
}

/** Photographs that no entry shows yet: they need their words. `texts` is all content as written. */
export function withoutWords(files: string[], texts: string[]): string[] {
  return files
    .filter((file) => file.endsWith(".jpg"))
    .filter((file) => !texts.some((text) => text.includes(file)))
    .map(
      (file) =>
        `${file}: no entry shows it yet. Name it in one, and say under alt what is to be seen:\n    - src: ${file}\n      alt: …`,
    );
}
