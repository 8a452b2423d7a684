// The settings of a site that the scripts of pages are built with.

/** The message of a page in the console. */
export interface Banner {
  /** Of the site. */
  readonly title: string;
  /** How the theme can be inspected. */
  readonly tip: string;
  /** Families that have no theme, by id. */
  readonly themeless: readonly string[];
}

/** Where to send what readers do. */
export interface AnalyticsSettings {
  /** Address of the tag service. */
  readonly endpoint: string;
  /** The id of the site at the service. */
  readonly id: string;
}

/** The content of the panels in the header. */
export interface PanelSettings {
  /** By key. */
  readonly messages: Readonly<Record<string, string>>;
  /** The newest first. */
  readonly announcements: readonly Announcement[];
}

/** One piece of news of the site. */
export interface Announcement {
  readonly id: string;
  readonly day: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
}
