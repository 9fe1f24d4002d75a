export type LogoProps = {
  /** Width and height, px. */
  size: number;
  className?: string;
};

/** The firm's mark, `public/logo.svg`. */
export function Logo({ size, className }: LogoProps) {
  return (
    <img
      src="/logo.svg"
      alt=""
      width={size}
      height={size}
      className={className}
      // The first picture comes first.
      fetchPriority="low"
    />
  );
}
