import { ServiceError } from '../../errors.ts'

/** File systems take 255 bytes; what is longer is no publisher's name. */
const MOST_BYTES = 200

/**
 * Takes a name as a publisher gives it. The name becomes one of a file on our disk and is shown to people, so a path, a name that means
 * a folder, and characters that no one sees are refused, not mended: a mended name could be taken for another file's.
 */
export function requireFileName(
  name: string,
  hint = 'Give the name of the file as the publisher offers it, such as registered-corporation-2025-26.csv.',
): string {
  const problem = problemOf(name)
  if (problem === undefined) return name
  throw new ServiceError('invalid_parameter', `The file name ${problem}.`, {
    errors: [{ parameter: 'name', code: 'invalid_parameter', message: problem, received: name }],
    hint,
  })
}

function problemOf(name: string): string | undefined {
  if (name.trim() === '') return 'is empty'
  if (name !== name.trim()) return 'begins or ends with a space'
  if (/[\\/]/.test(name)) return 'contains a path'
  if (/^\.+$/.test(name)) return 'means a folder'
  if (/\p{C}/u.test(name)) return 'contains invisible characters'
  if (/[<>:"|?*]/.test(name)) return 'contains one of the characters < > : " | ? *'
  if (Buffer.byteLength(name) > MOST_BYTES) return `is longer than ${MOST_BYTES} bytes`
  return undefined
}
