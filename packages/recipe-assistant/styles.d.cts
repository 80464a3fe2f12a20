/** A style sheet has no value. */
declare const nothing: undefined;
export = nothing;
