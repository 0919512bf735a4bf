import { Problem } from '../api/problem.ts'
import { wordsOfDevice } from './passkeys.ts'

/** Why someone could not sign in, and what they can do. */
export function refusalInWords(error: unknown): string {
  if (error instanceof Problem)
    return [error.message, error.hint].filter((part) => part !== undefined).join(' ')
  return wordsOfDevice(error) ?? 'The service cannot be reached.'
}
