import Button from "@mui/material/Button";
import { useState } from "react";
import { copyText } from "../../lib/copyText.ts";
import { ShareIcon } from "../icons/icons.tsx";
import { NeedsScript } from "../NeedsScript/NeedsScript.tsx";
import { SelectedText } from "../SelectedText/SelectedText.tsx";
import { useToast } from "../Toast/ToastProvider.tsx";

export type SharePageProps = {
  /** The page's title, passed to the share sheet. */
  title: string;
};

/** The page's canonical URL. */
function address(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical?.href ?? `${window.location.origin}${window.location.pathname}`;
}

/**
 * Shares the page through the device's share sheet. Without one it copies the URL and confirms
 * that; if clipboard access is denied too, it shows the URL selected.
 */
export function SharePage({ title }: SharePageProps) {
  const toasts = useToast();
  const [refused, setRefused] = useState<string>();
  const onClick = async () => {
    const url = address();
    if (typeof navigator.share === "function") {
      try {
        return await navigator.share({ title, url });
      } catch (error) {
        // Cancelled, or the sheet of an earlier press is still open: neither is a failure.
        const noFailure = ["AbortError", "InvalidStateError"];
        if (error instanceof DOMException && noFailure.includes(error.name)) return undefined;
      }
    }
    if (await copyText(url)) toasts.add({ title: "Address copied", description: url });
    else setRefused(url);
    return undefined;
  };
  return (
    <NeedsScript>
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
