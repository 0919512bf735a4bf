import { sharesWord } from './contradictions/elsewhere.ts'
import type { Elsewhere } from './contradictions/facts.ts'
import type { OrganisationalBoundary } from './records/organisational-boundary.ts'

/**
 * ABN and names of the company and of the entities that its boundary includes. A name that the boundary gives an ABN counts only where it
 * may be the one that is printed under it: a company that calls itself Woolworths claims no certificate of Woolworths.
 */
export function ownNames(
  { abn, name }: { readonly abn: string; readonly name: string | null },
  boundary: OrganisationalBoundary | undefined,
  { entities }: Pick<Elsewhere, 'entities'>,
): string[] {
  const printed = new Map<string, readonly string[]>(entities.map((one) => [one.abn, one.names]))
  if (name !== null) printed.set(abn, [name])
  return [
    abn,
    ...(name === null ? [] : [name]),
    ...(boundary?.entities ?? [])
      .filter(({ included }) => included)
      .flatMap((entity) => {
        const names = printed.get(entity.abn)
        return names === undefined || sharesWord(entity.name, names)
          ? [entity.abn, entity.name]
          : [entity.abn]
      }),
  ]
}
