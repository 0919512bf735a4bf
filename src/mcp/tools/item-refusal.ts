import { Type } from 'typebox'
import { nullable } from '../shapes.ts'

/** Why an item of a batch has no result. */
export const ItemRefusal = nullable(Type.Object({ code: Type.String(), detail: Type.String() }))

type BatchResult = { status: 'ok' } | { status: 'error'; error: { code: string; detail: string } }

export const refusalOf = (result: BatchResult) =>
  result.status === 'ok' ? null : { code: result.error.code, detail: result.error.detail }
