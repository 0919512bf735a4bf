import { EXIT, OperatorError } from '../errors.ts'

export function missingKey(where: string): never {
  throw new OperatorError(`a key is needed ${where}`, {
    hint: 'Set SOUTHERLY_API_KEY; `southerly key create` makes one. Scopes companies:read and reference:read are enough for agents.',
    exitCode: EXIT.usage,
  })
}
