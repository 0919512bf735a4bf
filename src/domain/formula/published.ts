import { canonicalJson, type Method, sha256 } from '../evidence.ts'
import { type CompiledFormula, compileMethod } from './compile.ts'
import type { MethodFormulas } from './formula.ts'

/** A method with its formulas, which are checked when one is first asked for. */
export class PublishedMethod {
  readonly formulas: MethodFormulas
  readonly method: Method
  #compiled: ReadonlyMap<string, CompiledFormula> | undefined
  #sha256: string | undefined

  constructor(formulas: Omit<MethodFormulas, 'schema'>) {
    this.formulas = { schema: 'southerly/formulas/1', ...formulas }
    this.method = { id: formulas.method, version: formulas.version }
  }

  has(id: string): boolean {
    return Object.hasOwn(this.formulas.formulas, id)
  }

  formula(id: string): CompiledFormula {
    this.#compiled ??= compileMethod(this.formulas)
    const found = this.#compiled.get(id)
    if (found === undefined) throw new RangeError(`${this.method.id} has no formula ${id}`)
    return found
  }

  /** Of the canonical JSON, which is what is published. */
  get sha256(): string {
    this.#sha256 ??= sha256(canonicalJson(this.formulas))
    return this.#sha256
  }
}
