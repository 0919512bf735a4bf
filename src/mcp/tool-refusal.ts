import type { ProblemCode } from '../../clients/typescript/src/index.ts'

/** A tool cannot answer, for a reason that the API itself did not give. */
export class ToolRefusal extends Error {
  override readonly name = 'ToolRefusal'
  readonly code: ProblemCode
  readonly hint: string | undefined

  constructor(code: ProblemCode, detail: string, options: { readonly hint?: string } = {}) {
    super(detail)
    this.code = code
    this.hint = options.hint
  }
}
