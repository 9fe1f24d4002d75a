import Button from "@mui/material/Button";
import { CheckIcon, ShareIcon } from "../icons/icons.tsx";
import { NeedsScript } from "../NeedsScript/NeedsScript.tsx";
import { SelectedText } from "../SelectedText/SelectedText.tsx";
import { useCopy } from "../useCopy.ts";

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
 * that on the button and in a toast; if clipboard access is denied too, it shows the URL selected.
 */
export function SharePage({ title }: SharePageProps) {
  const { copied, refused, copy } = useCopy("Address copied");
  const onClick = async () => {
    const url = address();
    if (typeof navigator.share === "function") {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // Cancelled, or the sheet of an earlier press is still open: neither is a failure.
        const noFailure = ["AbortError", "InvalidStateError"];
        if (error instanceof DOMException && noFailure.includes(error.name)) return;
      }
    }
    await copy(url);
  };
  return (
    <NeedsScript>
      {refused ? (
        <SelectedText
          label="Your browser doesn’t let us copy. The page’s address, ready to copy:"
          text={refused}
        />
      ) : (
        <Button
          size="small"
          variant="text"
          startIcon={copied ? <CheckIcon /> : <ShareIcon />}
          onClick={() => void onClick()}
          sx={{ ml: "-16px" }}
        >
          <span>{copied ? "Address copied, ready to paste" : "Share this page"}</span>
        </Button>
      )}
    </NeedsScript>
  );
}
