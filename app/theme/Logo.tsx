/** The same object each time: React writes another one into the page anew. */
const drawing = { __html: '<img src="/logo.svg" alt="" width="100%" height="100%"/>' };

export type LogoProps = {
  /** Width and height, px. */
  size: number;
  className?: string;
};

/**
 * The firm's mark, `public/logo.svg`. What stands within it React leaves as it is: in a built page the drawing
 * itself (finishPages.server.ts), which is fetched at no time.
 */
export function Logo({ size, className }: LogoProps) {
  return (
    <span
      className={className}
      aria-hidden="true"
      style={{ display: "block", flex: "none", width: size, height: size }}
      dangerouslySetInnerHTML={drawing}
    />
  );
}
