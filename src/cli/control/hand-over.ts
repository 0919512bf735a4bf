import { type IncomingMessage, request } from 'node:http'
import { hostname } from 'node:os'
import { createInterface } from 'node:readline'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Terminal } from '../output.ts'
import { type ControlFile, readControlFile } from './control-file.ts'
import {
  ANSWER_PATH,
  CONTROL_PATH,
  type ControlAnswer,
  type ControlMessage,
  type ControlRequest,
} from './messages.ts'

/**
 * Hands a command line to the server that holds the embedded database of `home`, shows what it writes and answers its
 * exit code. `refusal` is the reason why this process could not open the database itself; it is thrown with what was
 * found out about the holder when there is no server to hand over to.
 */
export async function handOver(
  home: string,
  call: ControlRequest,
  terminal: Terminal,
  signal: AbortSignal,
  refusal: OperatorError,
): Promise<number> {
  const control = await readControlFile(home)
  if (control === undefined)
    throw refused(
      refusal,
      'The process that uses it is another command, or a server that is still starting. Try again when it is done or ready.',
    )
  if (control.host !== hostname())
    throw refused(
      refusal,
      `The server that holds it runs on the machine ${control.host}; run the command there.`,
    )
  const asked = { ...call, canAsk: terminal.ask !== undefined }
  const response = await post(control, CONTROL_PATH, asked, signal).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw refused(
      refusal,
      `Its control file names process ${control.pid}, port ${control.port}, where nothing answers: a server that is just ` +
        'starting or stopping, or a stale file. Try again; if the problem persists, end the process that uses the directory.',
    )
  })
  if (response.statusCode !== 200) {
    response.destroy()
    throw refused(
      refusal,
      `The program on port ${control.port} does not accept the token in the control file (status ${response.statusCode}): ` +
        'the file is stale. Restart the server; it writes the file again.',
    )
  }
  return follow(response, terminal, signal, async (message) => {
    const choice = (await terminal.ask?.(message.question)) ?? null
    const sent = await post(control, ANSWER_PATH, { id: message.id, choice }, signal)
    sent.resume()
  })
}

const refused = (refusal: OperatorError, hint: string): OperatorError =>
  new OperatorError(refusal.message, { hint, exitCode: EXIT.inUse, cause: refusal })

function post(
  control: ControlFile,
  path: string,
  body: ControlRequest | ControlAnswer,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({
      host: '127.0.0.1',
      port: control.port,
      path,
      method: 'POST',
      headers: { authorization: `Bearer ${control.token}`, 'content-type': 'application/json' },
      signal,
    })
      .on('response', resolve)
      .on('error', reject)
      .end(JSON.stringify(body))
  })
}

async function follow(
  response: IncomingMessage,
  terminal: Terminal,
  signal: AbortSignal,
  answer: (question: Extract<ControlMessage, { type: 'ask' }>) => Promise<void>,
): Promise<number> {
  let code: number | undefined
  let broken: unknown
  try {
    for await (const line of createInterface({ input: response })) {
      const message = JSON.parse(line) as ControlMessage
      if (message.type === 'exit') code = message.code
      else if (message.type === 'ask') await answer(message)
      else if (message.type === 'progress') terminal.progress(message.state ?? undefined)
      else terminal[message.type](message.text)
    }
  } catch (error) {
    broken = error
  }
  signal.throwIfAborted()
  if (code === undefined)
    throw new OperatorError('the server stopped before the command finished', {
      hint: 'It is not known whether it took effect; check with a read-only command, such as `southerly status`.',
      ...(broken === undefined ? {} : { cause: broken }),
    })
  return code
}
