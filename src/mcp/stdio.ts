import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import type { Client } from '../../clients/typescript/src/index.ts'
import { createAgentServer } from './server.ts'

/** Serves one agent on this process's standard input and output until it closes them or the signal is aborted. */
export async function serveAgentOverStdio(
  client: Client,
  options: { readonly signal: AbortSignal; readonly onError: (error: Error) => void },
): Promise<void> {
  const transport = new StdioServerTransport()
  const served = serveStdio(() => createAgentServer(client), { transport, onerror: options.onError })
  await new Promise<void>((resolve) => {
    process.stdin.once('end', resolve).once('close', resolve)
    if (options.signal.aborted) resolve()
    else options.signal.addEventListener('abort', () => resolve(), { once: true })
  })
  await served.close()
}
