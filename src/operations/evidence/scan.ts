import { execFile } from 'node:child_process'
import { ServiceError } from '../../errors.ts'
import { refusedFile } from './refusal.ts'

/** Scanners take seconds for 50 MB; one that takes longer hangs. */
const SCAN_TIMEOUT_MS = 120_000
/** As clamscan and clamdscan have it: 1 is a finding, anything else but 0 a failure of the scanner. */
const FOUND = 1

/**
 * Hands the file to the scanner of the installation, as its last argument. No shell is involved, and no name of the client:
 * the file is under a name of ours.
 */
export async function scanFile(command: string | undefined, location: string, name: string): Promise<void> {
  const [program, ...parameters] = command?.split(' ').filter((part) => part !== '') ?? []
  if (program === undefined) return
  const { code, said } = await run(program, [...parameters, location])
  if (code === 0) return
  if (code === FOUND)
    throw refusedFile(
      name,
      'was refused by the virus scanner of this service',
      'Nothing was kept. Scan the computer that the file comes from.',
    )
  throw new ServiceError('scan_failed', `${name} could not be scanned for viruses, so it was not accepted.`, {
    hint: 'Send it again later. If it fails again, tell the operator: SOUTHERLY_SCAN_COMMAND names the scanner.',
    cause: new Error(`${program} ended with ${code}: ${said}`),
  })
}

/** How a program ended: its exit code, or why there is none. */
function run(
  program: string,
  parameters: readonly string[],
): Promise<{ code: number | string; said: string }> {
  return new Promise((resolve) => {
    const options = { timeout: SCAN_TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: 65_536 } as const
    execFile(program, parameters, options, (error, _output, complaint) => {
      const said = complaint.slice(0, 500)
      if (error === null) resolve({ code: 0, said })
      else resolve({ code: error.code ?? error.signal ?? 'no exit code', said })
    })
  })
}
