import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";

/** Says, above the list of every page, that only its names are searched. */
export function OnlyNamesSearched({ onRetry }: { onRetry: () => void }) {
  return (
    <Typography role="alert" sx={{ mt: 2 }}>
      The search could not be fetched, so only names and summaries are compared.{" "}
      <Button variant="text" size="small" onClick={onRetry}>
        Try again
      </Button>
    </Typography>
  );
}
