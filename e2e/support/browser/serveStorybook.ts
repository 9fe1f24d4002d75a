/** Serves the folder of a built Storybook on `PORT` for the tests. */
import { createServer } from "node:http";
import sirv from "sirv";
import { checkoutPath } from "../../../scripts/lib/checkoutPath.ts";

const port = Number(process.env.PORT);
// Looks files up when they are asked for, so that a new build is served at once.
const files = sirv(process.argv[2], { dev: true });
createServer((request, response) => {
  if (request.url === checkoutPath) response.writeHead(204).end();
  else files(request, response);
})
  .on("error", ({ message }) => {
    console.error(
      `No Storybook on port ${port} (${message}). Choose another: STORYBOOK_PORT=${port + 1}`,
    );
    process.exit(1);
  })
  .listen(port);
