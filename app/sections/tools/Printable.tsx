import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useRef, type ReactNode } from "react";
import { NeedsScript } from "../../widgets/NeedsScript/NeedsScript.tsx";
import { useHydrated } from "../../widgets/useHydrated.ts";

const PrintArea = styled("div")({
  marginTop: 24,
  "@media print": {
    // On a new page when the guide is printed; its button prints nothing else.
    breakBefore: "page",
    "html:has(&[data-printing]) body :not(:has([data-printing]), [data-printing], [data-printing] *)":
      { display: "none !important" },
  },
});

/** A part of a page with a button that prints it alone. */
export function Printable({ label, children }: { label: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const print = () => {
    const { current } = area;
    if (!current) return;
    current.dataset.printing = "";
    // In some browsers `print` returns before printing is done.
    window.addEventListener("afterprint", () => delete current.dataset.printing, { once: true });
    window.print();
  };
  return (
    <PrintArea ref={area}>
      <NeedsScript>
        {/* Disabled until hydrated: an earlier click would be lost. */}
        <Button variant="outlined" disabled={!useHydrated()} onClick={print}>
          {label}
        </Button>
      </NeedsScript>
      {children}
    </PrintArea>
  );
}
