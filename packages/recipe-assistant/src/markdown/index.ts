'use client';

export { RecipeMarkdown, type RecipeMarkdownProps } from './recipe-markdown.tsx';
