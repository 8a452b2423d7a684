/**
 * What the program is asked and what it answers. The answer's entries are `ApiEntry` of
 * `showfloor.model.api`, which says what each field means.
 *
 * @typedef {"pro" | "premium"} Plan
 * @typedef {"component" | "hook" | "interface"} Kind
 *
 * @typedef {object} PackageRequest
 * @property {string} name
 * @property {Plan | null} plan The plan that its exports need.
 * @property {string} tag The tag of its repository that holds this version.
 *
 * @typedef {object} EntryRequest
 * @property {string} name As it is exported.
 * @property {Kind} kind
 * @property {string} package
 * @property {string | null} module Its module in the package, where that is not named after it.
 * @property {Plan | null} plan
 * @property {string} slug
 * @property {string} route
 * @property {string | null} anchor
 *
 * @typedef {object} FamilyRequest
 * @property {string} id
 * @property {PackageRequest[]} packages
 * @property {EntryRequest[]} entries
 * @property {string} declare TypeScript that stands for what an application declares.
 * @property {Record<string, string>} owners Interface to the documented component it belongs to.
 * @property {Record<string, Plan>} plans Interface to the plan that its members need.
 * @property {Record<string, string>} links Named type to the page that explains it.
 * @property {Record<string, Record<string, string>>} elsewhere Named types of packages that other
 *   families document, by package, to their pages.
 * @property {string[]} system Types that declare style properties.
 * @property {string | null} systemHref Where those are listed.
 * @property {Record<string, string[]>} hidden Props left out, by entry or `*`.
 *
 * @typedef {object} Request
 * @property {string} root The folder that holds `node_modules`.
 * @property {FamilyRequest[]} families
 *
 * @typedef {"missing" | "undeclared" | "unresolved" | "deep"} StoppingFault
 * @typedef {StoppingFault | "unnamed" | "unnamed-class" | "unknown-prop"} Fault
 *
 * @typedef {object} Problem
 * @property {Fault} fault
 * @property {string} entry Empty where a file is nested too deeply.
 * @property {string} member The prop, or an empty text; the package of such a file.
 * @property {string} detail What it used instead, or what it looked for.
 *
 * @typedef {object} ApiType
 * @property {string} text
 * @property {string} kind
 * @property {string[]} [choices]
 * @property {boolean} [open]
 * @property {string[]} [options]
 * @property {string[]} [names]
 *
 * @typedef {{ name: string, package: string, href: string | null }} ComponentLink
 *
 * @typedef {object} Origin
 * @property {"own" | "component" | "system" | "package"} kind
 * @property {string} name
 * @property {string} package
 * @property {string | null} href
 *
 * @typedef {{ name: string, type: ApiType, optional: boolean, description: string }} Parameter
 *
 * @typedef {object} Signature
 * @property {string} text
 * @property {Parameter[]} parameters
 * @property {ApiType} returns
 * @property {string} returnsDescription
 *
 * @typedef {object} Prop
 * @property {string} name
 * @property {ApiType} type
 * @property {Origin} origin
 * @property {boolean} required
 * @property {string | null} default
 * @property {boolean} [ownDefault] Whether another component declares it, and this one has a default
 *   of its own.
 * @property {string} description
 * @property {string | null} deprecated
 * @property {Signature | null} signature
 * @property {boolean} requiresRef
 * @property {boolean} internal
 * @property {Plan | null} plan
 *
 * @typedef {object} Slot
 * @property {string} name
 * @property {ApiType} type
 * @property {string} description
 * @property {string | null} default
 * @property {string | null} className
 * @property {string | null} deprecated
 * @property {Plan | null} plan
 *
 * @typedef {object} Class
 * @property {string} key
 * @property {string} className
 * @property {string} description
 * @property {string | null} deprecated
 * @property {boolean} state
 *
 * @typedef {object} NamedType
 * @property {string} name
 * @property {string} text
 * @property {string} description
 * @property {{ name: string, type: ApiType, required: boolean, description: string }[]} members
 * @property {string | null} href
 *
 * @typedef {object} Entry An `ApiEntry`; what a kind of entries has not is left out.
 * @property {string} name
 * @property {Kind} kind
 * @property {string} package
 * @property {{ code: string, specifier: string, plan: Plan | null }[]} imports
 * @property {string} description
 * @property {Prop[]} [props]
 * @property {Prop[]} [parameters]
 * @property {Prop[]} [returns]
 * @property {Signature} [signature]
 * @property {ComponentLink[]} [inherits]
 * @property {{ component: ComponentLink | null, element: string | null, attributes: string | null, count: number } | null} [rest]
 * @property {{ target: string, type: ApiType } | null} [ref]
 * @property {string | null} [themeName]
 * @property {Slot[]} [slots]
 * @property {Class[]} [classes]
 * @property {{ name: string, default: string | null }[]} [cssVariables]
 * @property {NamedType[]} types
 * @property {string | null} source
 *
 * @typedef {object} FamilyAnswer
 * @property {string} id
 * @property {Entry[]} entries
 * @property {Problem[]} problems
 * @property {number} milliseconds
 *
 * @typedef {object} Answers
 * @property {FamilyAnswer[]} families
 * @property {number} milliseconds What it took to read all packages.
 */

export {};
