import Button from "@mui/material/Button";
import { useState, type HTMLAttributes } from "react";
import { copyText } from "../../lib/copyText.ts";
import { ShareIcon } from "../icons/icons.tsx";
import { NeedsScript } from "../NeedsScript/NeedsScript.tsx";
import { SelectedText } from "../SelectedText/SelectedText.tsx";
import { useToast } from "../Toast/ToastProvider.tsx";

export type SharePageProps = HTMLAttributes<HTMLDivElement> & {
  /** What is shared, as the page names it. */
  title: string;
};

/** The page's address as it wants to be known. */
function address(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical?.href ?? `${window.location.origin}${window.location.pathname}`;
}

/**
 * Shares the page through the device's own share sheet. Where there is none it copies the address
 * and says so; where that is refused too it shows the address selected.
 */
export function SharePage({ title, ...props }: SharePageProps) {
  const toasts = useToast();
  const [refused, setRefused] = useState<string>();
  const onClick = async () => {
    const url = address();
    if (typeof navigator.share === "function") {
      try {
        return await navigator.share({ title, url });
      } catch (error) {
        // Closing the sheet is an answer, not a failure.
        if (error instanceof DOMException && error.name === "AbortError") return undefined;
      }
    }
    if (await copyText(url)) toasts.add({ title: "Address copied", description: url });
    else setRefused(url);
    return undefined;
  };
  return (
    <NeedsScript {...props}>
      {refused ? (
        <SelectedText label="Copying is blocked here. The address is selected:" text={refused} />
      ) : (
        <Button
          size="small"
          variant="text"
          startIcon={<ShareIcon />}
          onClick={() => void onClick()}
          sx={{ ml: "-16px" }}
        >
          Share this page
        </Button>
      )}
    </NeedsScript>
  );
}
