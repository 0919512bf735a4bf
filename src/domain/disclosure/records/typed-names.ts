/** Members of statements and targets in which earlier versions let people type who wrote and who approved. */
const TYPED_NAMES = ['author', 'approver'] as const

/** Why a new version with a member of this name is refused; undefined for any other name. */
export const typedNameFault = (member: string): string | undefined =>
  TYPED_NAMES.some((name) => name === member)
    ? 'is not taken: the service records who wrote what, and people approve in the review'
    : undefined

/** A statement or target as a new version has it. The stored version keeps the names that people typed. */
export function withoutTypedNames<Item extends object>(item: Item): Item {
  const {
    author: _author,
    approver: _approver,
    ...rest
  } = item as Item & Partial<Record<(typeof TYPED_NAMES)[number], unknown>>
  return rest as unknown as Item
}
