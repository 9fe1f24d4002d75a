/**
 * Whether a film has a track of sound: in MP4 its handler is "soun", in WebM the name of its codec begins with "A_".
 * Both stand as they are in the file, after the name of the box or the element they are in.
 */
export const hasSound = (film: Buffer): boolean =>
  /hdlr.{8}soun|\x86.A_[A-Z]/s.test(film.toString("latin1"));
