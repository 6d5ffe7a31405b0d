declare module "virtual:words/*" {
  const body: import("@fluent/bundle").FluentResource["body"];
  export default body;
}

declare module "virtual:rules/*" {
  const html: string;
  export default html;
}
