/** The image's health check: `serve` and `worker` answer /healthz where they serve their metrics, or `serve` where it listens. */
import process from 'node:process'

const { METRICS_PORT = '9080', PORT = '8080' } = process.env
const port = METRICS_PORT === 'off' ? PORT : METRICS_PORT
const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4000) })
if (!answer.ok) process.exitCode = 1
