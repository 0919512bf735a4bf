import { type Client, ConnectionError, ProblemError } from '../../clients/typescript/src/index.ts'
import { EXIT, OperatorError } from '../errors.ts'
import { openAgentClient } from './agent-client.ts'
import type { Context } from './command.ts'

/** Asks the API, wherever it is: see openAgentClient. What it refuses ends the command in words. */
export async function askApi<Answer>(
  context: Context,
  url: string | undefined,
  ask: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  await using opened = await openAgentClient(context, url)
  try {
    return await ask(opened.client)
  } catch (error) {
    throw refusalOf(error, opened.from)
  }
}

function refusalOf(error: unknown, from: string): unknown {
  if (error instanceof ProblemError) {
    const { detail, hint, status } = error.problem
    return new OperatorError(detail, {
      ...(hint === undefined ? {} : { hint }),
      exitCode: status === 404 ? EXIT.notFound : status < 500 ? EXIT.badInput : EXIT.failure,
      cause: error,
    })
  }
  if (error instanceof ConnectionError)
    return new OperatorError(`${from} does not respond: ${error.message}`, {
      hint: 'Check the address, and that the server runs: `southerly status`.',
      cause: error,
    })
  return error
}
