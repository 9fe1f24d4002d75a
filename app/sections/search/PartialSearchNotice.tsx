import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";

/** Warns, above the list of all pages, that only names and summaries are searched. */
export function PartialSearchNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Typography role="alert" sx={{ mt: 2 }}>
      The search could not be loaded, so only names and summaries are searched.{" "}
      <Button variant="text" size="small" onClick={onRetry}>
        Try again
      </Button>
    </Typography>
  );
}
