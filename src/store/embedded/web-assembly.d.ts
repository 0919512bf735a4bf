/** The little of WebAssembly that engine.ts uses: TypeScript declares it with the browser, which the server has not. */
declare namespace WebAssembly {
  interface Module {
    readonly [Symbol.toStringTag]: string
  }
  function compile(bytes: Uint8Array): Promise<Module>
}
