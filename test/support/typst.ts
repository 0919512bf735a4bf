/** Whether the Typst compiler has a program for this platform; docs/decisions/0014-typst.md says which have. */
export const HAS_TYPST: boolean = await import('@myriaddreamin/typst-ts-node-compiler').then(
  () => true,
  () => false,
)
