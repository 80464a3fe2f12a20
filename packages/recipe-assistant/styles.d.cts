// A style sheet exports nothing.
