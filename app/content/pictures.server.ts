/** Finds the derivatives of a picture that an entry names. They are made by `npm run pictures`. */
import committed from "./pictures/manifest.json" with { type: "json" };
import type { ContentFault } from "./read.server.ts";
import type { Picture } from "./schema/common.ts";

/** What `npm run pictures` knows about one original. Sizes in px; `files` below `public/pictures`. */
export type PictureRecord = {
  hash: string;
  width: number;
  height: number;
  src: string;
  avif?: string;
  colour: string;
  /** Its 1200 × 630 form for a link's preview, where an entry begins with it. */
  share?: string;
  files: string[];
};
export type PictureManifest = Record<string, PictureRecord>;

/** A picture as a page shows it: the entry's words with the files and sizes of its derivatives. */
export type ShownPicture = {
  alt: string;
  caption?: string;
  src: string;
  /** `srcset` of the AVIF files; absent for a drawing. */
  avif?: string;
  width: number;
  height: number;
  /** Shown until the picture has loaded. */
  colour: string;
};

export const pictureManifest: PictureManifest = committed;

/** Names the pictures that an entry uses and that do not exist. */
export function missingPictures(
  file: string,
  pictures: Record<string, Pick<Picture, "src"> | undefined>,
  manifest: PictureManifest,
): ContentFault[] {
  return Object.entries(pictures).flatMap(([field, picture]) =>
    picture === undefined || picture.src in manifest
      ? []
      : [
          {
            file,
            field,
            expected: `expected a file under app/content/pictures; found no ${picture.src}`,
          },
        ],
  );
}

/**
 * The derivatives of one picture.
 * @throws when the picture is not in the manifest; the content check names the entry before that
 */
export function showPicture(picture: Picture, manifest: PictureManifest): ShownPicture {
  const record = manifest[picture.src];
  if (!record) throw new Error(`No picture ${picture.src}: run npm run pictures`);
  const { src, avif, width, height, colour } = record;
  return {
    alt: picture.alt,
    ...(picture.caption && { caption: picture.caption }),
    src,
    ...(avif && { avif }),
    width,
    height,
    colour,
  };
}

/**
 * A picture beside the words that name it, up to 160 px wide: the narrowest file, no words of its own.
 * @throws as `showPicture`
 */
export function showThumbnail(picture: Picture, manifest: PictureManifest): ShownPicture {
  const { avif, ...shown } = showPicture({ src: picture.src, alt: "", sample: false }, manifest);
  const narrowest = avif?.split(", ")[0];
  return { ...shown, ...(narrowest && { avif: narrowest }) };
}

/**
 * The addresses of a silent loop's two encodings.
 * @throws when a file is not in the manifest; the content check names the entry before that
 */
export function showVideo(video: { mp4: string; webm: string }, manifest: PictureManifest) {
  const address = (file: string) => {
    const record = manifest[file];
    if (!record) throw new Error(`No video ${file}: run npm run pictures`);
    return record.src;
  };
  return { mp4: address(video.mp4), webm: address(video.webm) };
}
