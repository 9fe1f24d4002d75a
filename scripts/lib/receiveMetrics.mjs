/** Prints performance metrics as visits report them: docs/developers/read-the-metrics.md. */
import { createServer } from "node:http";

const port = Number(process.env.PORT ?? 4190);

createServer((request, response) => {
  let body = "";
  request.on("data", (part) => (body += part));
  request.on("end", () => {
    const { event_name, value, budget_status, page, device } = Object.fromEntries(
      new URLSearchParams(body),
    );
    if (event_name) console.log(`${event_name} ${value} ${budget_status} ${page} ${device}`);
    response.writeHead(204, { "Access-Control-Allow-Origin": "*" }).end();
  });
}).listen(port, () => console.log(`Listening on http://localhost:${port}/`));
