import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'

/** What the protocol answers to a question that cannot be asked like this. */
export const refused = (message: string): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, message)

/** The same for a tool, a resource or a prompt that is not there: with those that are. */
export const unknownName = (kind: string, name: string, known: readonly string[]): ProtocolError =>
  refused(`There is no ${kind} ${name.slice(0, 100)}. There are: ${known.join(', ')}.`)
