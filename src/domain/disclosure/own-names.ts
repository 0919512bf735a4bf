import type { OrganisationalBoundary } from './records/organisational-boundary.ts'

/** ABN and names of the company and of the entities that its boundary includes. */
export const ownNames = (
  { abn, name }: { readonly abn: string; readonly name: string | null },
  boundary: OrganisationalBoundary | undefined,
): string[] => [
  abn,
  ...(name === null ? [] : [name]),
  ...(boundary?.entities ?? [])
    .filter(({ included }) => included)
    .flatMap((entity) => [entity.abn, entity.name]),
]
